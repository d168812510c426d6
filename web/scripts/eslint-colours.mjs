// saqqara/token-colours for what Stylelint does not read: attributes of markup, and strings of code.

const COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\brgba?\(|\bhsla?\(/i;

/** @type {import("eslint").Rule.RuleModule} */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      literal: "{{ value }} is a colour of its own: use var(--..) of tokens.css or of palette.css",
    },
  },
  create(context) {
    const check = (node, text) => {
      const found = typeof text === "string" && COLOUR.exec(text);
      if (found) context.report({ node, messageId: "literal", data: { value: found[0] } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      SvelteLiteral: (node) => check(node, node.value),
    };
  },
};
