import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { TestUserConfig } from 'vitest/config';
import { chromiumHere } from '@repo/chromium/find-chromium';
import { patient } from '@repo/vitest/patient';
import { compareBlocks } from './compare-blocks.ts';
import { compared, folderOf } from './stale-screenshots.ts';

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    /** Takes no options. */
    blocks: Record<string, never>;
  }
}

/** What Chromium does to text is the same on every machine, whatever its screen and its settings. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
/** Half the size shows all that matters in a quarter of the bytes. */
const PICTURE_SCALE = 0.5;

/**
 * How a room's stories are run in Chromium, and compared with the pictures in its folder `screenshots/`. After a deliberate change
 * of how something looks: `vitest run --project stories -u`, and look at what is to be committed.
 */
export function storyTests(room: string) {
  return {
    setupFiles: [join(import.meta.dirname, 'take-screenshot.ts')],
    // A page of its own for each file would load everything anew, which takes longer than half of the files themselves. What a
    // story sets up it has to undo in any case, because the next story of its file stands on the same page.
    isolate: false,
    ...patient,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumHere(), args: SAME_EVERYWHERE },
        contextOptions: { deviceScaleFactor: PICTURE_SCALE },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparators: { blocks: compareBlocks },
          comparatorName: 'blocks',
          timeout: 30_000,
          resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName }) => {
            const picture = join(
              room,
              'screenshots',
              folderOf(testFileDirectory, testFileName),
              `${arg}${ext}`,
            );
            compared.add(picture);
            return picture;
          },
        },
      },
    },
  } satisfies TestUserConfig;
}
