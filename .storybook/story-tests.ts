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

/** These flags make Chromium draw the same text on every machine, whatever its screen and its settings. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
/** Half the size shows all relevant details in a quarter of the bytes. */
const PICTURE_SCALE = 0.5;

/**
 * The test settings of a package's stories: Chromium runs them, and compares them with the screenshots in the package's
 * folder `screenshots/`. After a deliberate change of the design: `vitest run --project stories -u`, then look at each
 * changed screenshot before the commit.
 */
export function storyTests(room: string) {
  return {
    setupFiles: [join(import.meta.dirname, 'take-screenshot.ts')],
    // A page of its own for each file would load everything again, which takes longer than half of the files
    // themselves. A story must undo its setup in any case, because the next story of its file runs on the same page.
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
