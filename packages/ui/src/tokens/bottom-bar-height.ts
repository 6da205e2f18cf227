/** Where the style sheet reads how high the bar is: its words and the reader's text size decide that. */
export const heightVar = '--bottom-bar-height';
