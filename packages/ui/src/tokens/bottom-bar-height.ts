/**
 * The variable from which the style sheet reads the height of the bar: its words and the reader's text size decide
 * that.
 */
export const heightVar = '--bottom-bar-height';

/** The room between the end of a page and the end of its window. A bar that stands there takes it away. */
export const pageEndVar = '--page-end';

/** The room that the tab bar takes at the end of a phone's window. Not set where there is none. */
export const tabsVar = '--tabs-height';
