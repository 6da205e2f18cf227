import type { Decorator, Preview } from '@storybook/react-vite';
import '@repo/ui/themes/every-audience.css.ts';
import { holdClock, releaseClock } from '@repo/ui/story-kit/clock';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { configure } from 'storybook/test';
import { sticksOut } from './sticks-out.ts';
import { stayHere } from './stay-here.ts';
import { smallTargets } from './target-size.ts';
import { tidyControls } from './tidy-controls.ts';
import { hasPicture, isVariant } from './variants.ts';

// In the product, a page that is drawn before the face arrives keeps the system's. Here one page shows all stories.
void document.fonts.load('1em Figtree');

// A late result on a busy machine is not a fault.
configure({ asyncUtilTimeout: 10_000 });

/** The toolbar's choices become attributes of the root element, where the themes read them. */
const dressed: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'en-KE';
  root.dataset['audience'] = String(globals['audience']);
  root.dataset['mode'] = String(globals['mode']);
  root.style.fontSize = String(globals['textSize']);
  return <Story />;
};

/** The errors on the console since the story began. */
const told: string[] = [];

/**
 * One example of a passed rule is enough: a description of every element of every story takes as long as the check
 * itself.
 */
const ACCOUNT = { resultTypes: ['violations', 'incomplete'] };
const A11Y = { test: 'error', options: ACCOUNT };
/**
 * The rules of axe for a variant: those that depend on colour, room and size. The story of the state itself covers all
 * others.
 */
const OF_VARIANTS = { ...ACCOUNT, runOnly: ['color-contrast', 'scrollable-region-focusable'] };

/** Loaded when a reader opens a documentation page. No test needs them. */
const Container = lazy(() => import('./component-page/Container.tsx'));
const ComponentPage = lazy(() => import('./component-page/ComponentPage.tsx'));

const preview: Preview = {
  tags: ['autodocs', 'picture'],
  argTypesEnhancers: [tidyControls],
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
    textSize: {
      description: "The reader's own text size",
      toolbar: { title: 'Text size', icon: 'zoom', items: ['100%', '150%', '200%'], dynamicTitle: true },
    },
  },
  initialGlobals: { audience: 'employer', mode: 'light', textSize: '100%' },
  parameters: {
    a11y: A11Y,
    controls: { expanded: true },
    docs: {
      container: (told: PropsWithChildren<DocsContainerProps>) => (
        <Suspense fallback={null}>
          <Container {...told} />
        </Suspense>
      ),
      page: ComponentPage,
    },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: 'Narrowest phone (320 px)', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone (360 px)', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet (768 px)', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop (1280 px)', styles: { width: '1280px', height: '800px' } },
        largeDesktop: { name: 'Large desktop (1920 px)', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Writing',
            'Status',
            'Score and data',
            'Layout templates',
            'Illustration',
            'Photos',
            'Colour',
            'Colour ramps',
            'Type',
            'Space',
            'Shape',
            'Motion',
            'Icons',
            'Breakpoints',
            'Tokens',
            'Changes',
          ],
          'Brand',
          'Primitives',
          'Components',
          'Patterns',
          'Screens',
          ['All screens', 'Landing', 'Employer', 'Worker', 'Team'],
        ],
      },
    },
  },
  // Every story checks the guarantees of every component: `beforeEach` prepares the checks, and `afterEach` runs them
  // while the story is rendered. An error in the cleanup would count against the next story, or against none.
  beforeEach: (context) => {
    const { parameters, viewMode } = context;
    if (viewMode === 'docs') return undefined;
    const clock: unknown = parameters['clock'];
    if (typeof clock === 'string') holdClock(clock);
    const leave = parameters['stays'] === true ? stayHere() : undefined;
    if (isVariant(context) && !hasPicture(context))
      context.parameters = { ...parameters, a11y: { ...A11Y, options: OF_VARIANTS } };
    told.length = 0;
    const { error } = console;
    // oxlint-disable-next-line no-console -- heard, not written: nothing of ours may have reason to complain
    console.error = (...words: unknown[]) => {
      told.push(words.map(String).join(' '));
      error(...words);
    };
    return () => {
      releaseClock();
      leave?.();
      // oxlint-disable-next-line no-console
      console.error = error;
    };
  },
  afterEach: ({ viewMode }) => {
    // A documentation page contains Storybook's own controls.
    if (viewMode === 'docs') return;
    if (told.length > 0) throw new Error(`The console was told of an error: ${told.join('\n')}`);
    const small = smallTargets(document.body);
    if (small.length > 0) throw new Error(`Targets that are too small: ${small.join('; ')}`);
    const out = sticksOut(document.body);
    if (out.length > 0) throw new Error(`Sticks out at the side: ${out.join('; ')}`);
  },
};

export default preview;
