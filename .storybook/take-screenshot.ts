import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { releaseClock } from '@repo/ui/story-kit/clock';
import { holdInTheDark, holdOnNarrowestPhone } from './elsewhere.ts';
import { hasPicture, isElsewhere, type Described } from './variants.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether this story is to be compared with a picture; said of every story that ran. */
    picture?: boolean;
  }
  interface TestContext {
    /** Put there by Storybook's runner. */
    readonly story?: Described;
  }
}

/**
 * A story that has a picture is compared with it as its play function left it. The product uses the fonts of the reader's
 * own system, which are others on every machine: the pictures are taken in one font that comes with the tests. Nothing moves.
 */
const STILL = `*, ::before, ::after {
  font-family: 'Look' !important;
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`;

const FACES = [
  new FontFace('Look', `url(${regular})`, { weight: '100 500' }),
  new FontFace('Look', `url(${bold})`, { weight: '600 900' }),
];

/** Some versions of Chromium begin with a pointer in the corner of the page: what lies there would be seen as pointed at. */
const cover = document.createElement('div');
cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';

// The files of a run share one page: each leaves it as it found it.
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

async function compare(name: string): Promise<void> {
  await document.fonts.ready;
  // Nothing that lies outside the window would be in the picture.
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
  document.documentElement.append(cover);
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    cover.remove();
  }
}

afterEach(async ({ task, story }) => {
  try {
    if (!story) throw new Error('Only stories are run here');
    task.meta.picture = hasPicture(story);
    if (task.meta.picture) await compare(task.name);
    if (isElsewhere(story)) return;
    // What has no picture shows the colours of another story.
    if (task.meta.picture) await holdInTheDark();
    await holdOnNarrowestPhone();
  } finally {
    // What is shown may look at the clock until the picture is taken.
    releaseClock();
  }
});
