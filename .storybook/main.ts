import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { compiledMessages } from '../tooling/vite/src/compiled-messages.ts';

/** The locations of stories: the components, and whole screens of the apps. */
const shelves = {
  components: ['../packages/ui/src/**/*.stories.tsx'],
  screens: ['../apps/*/src/**/*.stories.tsx', '../tooling/screens/src/**/*.stories.tsx'],
} as const;

/** A test run needs only one shelf. Storybook has them all. */
function storiesOf(shelf: string | undefined): string[] {
  return shelf === 'components' || shelf === 'screens' ? [...shelves[shelf]] : Object.values(shelves).flat();
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
        // Vite must know all of these at the start. If it finds one later, it reloads, and every running story fails.
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
        // The reader of PDFs comes with files of its own, which it finds beside it.
        exclude: ['pdfjs-dist'],
      },
    }),
};

export default config;
