/* A worker for pages that are opened as files, where browsers start none: a hidden frame with its
   own window. The search of the website needs it; served by a server, real workers do the same. */
(() => {
  if (location.protocol !== "file:") return;

  const inside = {
    postMessage: (message) => parent.postMessage(message, "*"),
    importScripts: async (...addresses) => {
      for (const address of addresses)
        await new Promise((done) => {
          const script = document.createElement("script");
          script.src = address;
          script.onload = done;
          document.body.appendChild(script);
        });
    },
  };

  // Under this name the search asks whether it runs in a frame, and finds its files by it.
  window.Worker = window.IFrameWorker = class extends EventTarget {
    constructor(address) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.appendChild(this.frame);
      const { contentWindow } = this.frame;
      contentWindow.document.open();
      contentWindow.document.write(
        `<body><script>postMessage=${inside.postMessage};importScripts=${inside.importScripts}</script>` +
          `<script src="${address}"></script></body>`,
      );
      contentWindow.document.close();
      this.ready = new Promise((done) => (contentWindow.onload = done));
      addEventListener("message", (event) => {
        if (event.source === contentWindow) this.tell(event);
      });
    }

    tell(event) {
      this.dispatchEvent(new MessageEvent("message", { data: event.data }));
      if (this.onmessage) this.onmessage(event);
    }

    async postMessage(message) {
      await this.ready;
      const data = structuredClone(message);
      this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
})();
