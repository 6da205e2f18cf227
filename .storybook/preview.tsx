import type { Decorator, Preview } from '@storybook/react-vite';
import '@repo/ui/themes/every-audience.css.ts';

/** The toolbar's choices become attributes of the root element, where the themes look for them. */
const dressed: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'en-KE';
  root.dataset['audience'] = String(globals['audience']);
  root.dataset['mode'] = String(globals['mode']);
  return <Story />;
};

const preview: Preview = {
  decorators: [dressed],
  globalTypes: {
    audience: {
      description: 'Whose site it stands in',
      toolbar: {
        title: 'Audience',
        icon: 'users',
        items: ['landing', 'employer', 'worker', 'ops'],
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { audience: 'employer', mode: 'light' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: 'Narrowest phone (320 px)', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone (360 px)', styles: { width: '360px', height: '740px' } },
        desktop: { name: 'Desktop (1280 px)', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Brand', 'Primitives', 'Components', 'Patterns'] },
    },
  },
};

export default preview;
