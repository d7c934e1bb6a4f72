/** Requires that a comment begins with a noun or a verb, and names people by their part (the user, the caller). */

export const vagueStart = /^(?:What|Who|Whoever|Where|As|Of|From)\b/u;
export const vagueWord = /\b(?:whoever|nobody|somebody)\b/iu;

/** The comment's text without the stars of its lines. */
const textOf = ({ value }) => value.replaceAll(/^[ \t]*\*+[ \t]?/gmu, '').trim();

/** Line comments below each other in one column are one comment. */
const continues = (comment, previous) =>
  comment.type === 'Line' &&
  previous?.type === 'Line' &&
  previous.loc.start.line === comment.loc.start.line - 1 &&
  previous.loc.start.column === comment.loc.start.column;

export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      start: 'Begin a comment with a noun or a verb, not with “{{word}}”',
      word: 'Say “the user”, “the caller” or “unset” instead of “{{word}}”',
    },
  },
  create({ sourceCode, report }) {
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        for (const [index, comment] of comments.entries()) {
          const text = textOf(comment);
          const [start] = (!continues(comment, comments[index - 1]) && vagueStart.exec(text)) || [];
          const [word] = vagueWord.exec(text) ?? [];
          if (start !== undefined) report({ loc: comment.loc, messageId: 'start', data: { word: start } });
          if (word !== undefined) report({ loc: comment.loc, messageId: 'word', data: { word } });
        }
      },
    };
  },
};
