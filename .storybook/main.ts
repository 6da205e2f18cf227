import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { compiledMessages } from '../tooling/vite/src/compiled-messages.ts';

/** Where stories stand: the pieces, and whole screens of the apps. */
const shelves = {
  pieces: ['../packages/ui/src/**/*.stories.tsx'],
  screens: ['../apps/*/src/**/*.stories.tsx', '../tooling/screens/src/**/*.stories.tsx'],
} as const;

/** One shelf is enough for a test run; the book has them all. */
function storiesOf(shelf: string | undefined): string[] {
  return shelf === 'pieces' || shelf === 'screens' ? [...shelves[shelf]] : Object.values(shelves).flat();
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storiesOf(process.env['STORIES']),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin(), compiledMessages()],
      build: { chunkSizeWarningLimit: 2_000 },
      optimizeDeps: {
        // All of these at the start: one that is found later makes Vite reload, and every story under test fails.
        include: [
          '@mantine/form',
          'axe-core',
          '@radix-ui/react-dialog',
          '@radix-ui/react-tooltip',
          'react',
          'react-dom',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-dom/client',
          'react-dom/test-utils',
          'storybook/internal/csf',
        ],
      },
    }),
};

export default config;
