/* Before the worker of the search: Japanese has no spaces, so the index holds its pages word by word
   (TinySegmenter), but a query came as it was typed and was found only if it was a single word. This
   takes queries apart by the same segmenter, which the worker loads for the index. */
addEventListener("message", (event) => {
  const QUERY = 2; // what the page of the theme calls it
  if (event.data?.type !== QUERY || !self.lunr?.segmenter || event.data.isApart) return;
  const apart = event.data.data.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+/gu, (run) => {
    const words = lunr.segmenter.segment(run);
    const meant = words.filter((word) => !/^\p{sc=Hiragana}{1,2}$/u.test(word)); // no particles
    return ` ${(meant.length ? meant : words).join(" ")} `;
  });
  event.stopImmediatePropagation();
  const data = { ...event.data, data: apart.trim(), isApart: true };
  dispatchEvent(new MessageEvent("message", { data }));
});
