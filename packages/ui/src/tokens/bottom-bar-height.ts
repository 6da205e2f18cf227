/**
 * The variable from which the style sheet reads the height of the bar: its words and the reader's text size decide
 * that.
 */
export const heightVar = '--bottom-bar-height';
