import { basename, join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { TestUserConfig } from 'vitest/config';
import { compareBlocks } from './compare-blocks.ts';

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

/** `packages/ui/src/components/Chip/Chip.stories.tsx` has its pictures in `components/Chip`, an app's stories theirs below its name. */
function folderOf(directory: string, file: string): string {
  const place = directory.replace(/^(packages\/ui\/src|apps)\//, '');
  const name = basename(file, '.stories.tsx');
  return basename(place) === name ? place : join(place, name);
}

/**
 * How a room's stories are run in Chromium, and compared with the pictures in its folder `looks/`. After a deliberate change
 * of how something looks: `vitest run --project stories -u`, and look at what is to be committed.
 */
export function storyTests(room: string) {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return {
    setupFiles: [join(import.meta.dirname, 'look.ts')],
    // A page of its own for each file would load everything anew, which takes longer than half of the files themselves. What a
    // story sets up it has to undo in any case, because the next story of its file stands on the same page.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: SAME_EVERYWHERE },
        contextOptions: { deviceScaleFactor: PICTURE_SCALE },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparators: { blocks: compareBlocks },
          comparatorName: 'blocks',
          resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName }) =>
            join(room, 'looks', folderOf(testFileDirectory, testFileName), `${arg}${ext}`),
        },
      },
    },
  } satisfies TestUserConfig;
}
