/** The address of a page that shows one story and nothing else: in a window of its own, and without its play function. */
export const addressAlone = (story: string) =>
  `viewMode=docs&id=${story.replace(/--.*/, '--docs')}&${ALONE}=${story}`;

const ALONE = 'alone';

/** The story that this page shows alone, or null on a whole page. */
export const storyAlone = new URLSearchParams(window.location.search).get(ALONE);
