/// <reference types="vite/client" />
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { releaseClock } from '@repo/ui/story-kit/clock';
import { holdInTheDark, holdOnEveryDesk, holdOnNarrowestPhone } from './elsewhere.ts';
import { hasPicture, isElsewhere, isForEveryDesk, type Described } from './variants.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether this story is compared with a screenshot. Set for every story that ran. */
    picture?: boolean;
    /** Set by Storybook's test runner: the full reports of axe. */
    reports?: unknown;
  }
  interface TestContext {
    /** Set by Storybook's test runner. */
    readonly story?: Described;
  }
}

/**
 * A story with a screenshot is compared with it after its play function. The product's face has the letters of its words.
 * Every other letter comes from the system of the reader, which differs between machines: here it comes with the tests.
 * Nothing moves. A row outside of the screen has its own height, and not an estimate until it was seen.
 */
const STILL = `*, ::before, ::after {
  font-family: 'Face', 'Look' !important;
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  content-visibility: visible !important;
}`;

const FACES = [
  new FontFace('Face', `url(${figtree})`, { weight: '300 900' }),
  new FontFace('Look', `url(${regular})`, { weight: '100 500' }),
  new FontFace('Look', `url(${bold})`, { weight: '600 900' }),
];

/**
 * Some versions of Chromium begin with a pointer in the corner of the page: an element there would be in its hover
 * state.
 */
const cover = document.createElement('div');
cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';

// The files of a run share one page. Each file restores it.
beforeAll(async () => {
  const style = document.createElement('style');
  style.textContent = STILL;
  document.head.append(style);
  for (const face of FACES) document.fonts.add(await face.load());
  return () => {
    style.remove();
    for (const face of FACES) document.fonts.delete(face);
  };
});

/** A part as high as the viewport grows with it, and less each time. */
const GROWTHS = 20;

/** A screenshot shows only the content inside the viewport. */
async function growToContent(): Promise<void> {
  for (let growth = 0; growth < GROWTHS; growth += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight <= window.innerHeight) return;
    await page.viewport(window.innerWidth, scrollHeight);
  }
}

async function compare(name: string): Promise<void> {
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await growToContent();
  document.documentElement.append(cover);
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    cover.remove();
  }
}

/** Only the test panel of Storybook reads reports. In any other run, a violation fails its story with its own message. */
const HAS_PANEL = import.meta.env['VITEST_STORYBOOK'] !== 'false';

afterEach(async ({ task, story }) => {
  try {
    // Many kilobytes a story, on their way to reporters that do not use them.
    if (!HAS_PANEL) delete task.meta.reports;
    if (!story) throw new Error('Only stories are run here');
    task.meta.picture = hasPicture(story);
    if (task.meta.picture) await compare(task.name);
    if (isElsewhere(story)) return;
    // A story without a screenshot has the colours of another story.
    if (task.meta.picture) await holdInTheDark();
    if (isForEveryDesk(story)) await holdOnEveryDesk();
    await holdOnNarrowestPhone();
  } finally {
    // The story may read the clock until the screenshot is taken.
    releaseClock();
  }
});
