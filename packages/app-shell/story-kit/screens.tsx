import { playRecordings, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import { RouterLink } from '../src/routing/RouterLink.tsx';

/** The wrapper of a screen of an app: its query cache, its language. */
export interface AroundProps {
  readonly loadsData: boolean;
  readonly language: 'en' | 'sw';
  readonly children: ReactNode;
}

/** An app, as its stories use it. */
interface Told {
  /** Resets the browser so that it stores nothing but the session. */
  readonly enter: (signedIn: boolean) => void;
  /** The answers of the service, unless a story overrides them. */
  readonly recordings: readonly Recording[];
  readonly Around: ComponentType<AroundProps>;
  readonly globals?: Globals;
  /** The fixed time of every screen. */
  readonly now: string;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** The router state of the last screen. */
  readonly state: unknown;
}

/** Recorded answers arrive at once. A component that still loads after this time is the subject of the story. */
const SETTLED_MILLISECONDS = 1500;

/** Whether a component still reserves room (`RoomFor`). */
const isAwaited = () => document.querySelector('[inert]') !== null;

async function settled(): Promise<void> {
  const until = performance.now() + SETTLED_MILLISECONDS;
  while (isAwaited() && performance.now() < until) await new Promise(requestAnimationFrame);
}

const leadsTo = action('leads to');

/** A story keeps its screen. The panel "Actions" shows the target of a press. */
function TellsWhere() {
  const location: Place & { readonly key: string } = useLocation();
  const { pathname, search, state, key } = location;
  useEffect(() => {
    // The first location is the screen itself.
    if (key !== 'default') leadsTo(`${pathname}${search}`, state);
  }, [pathname, search, state, key]);
  return null;
}

interface StillProps {
  readonly at: Place;
  readonly children: ReactNode;
}

/** A screen as the app shows it, without navigation. */
const Still = ({ at, children }: StillProps) => (
  <MemoryRouter initialEntries={[{ ...at, key: 'default' }]}>
    <LinkProvider link={RouterLink}>
      <TellsWhere />
      <Routes location={at}>
        <Route path="*" element={children} />
      </Routes>
    </LinkProvider>
  </MemoryRouter>
);

type Play = NonNullable<StoryObj['play']>;
type Globals = NonNullable<StoryObj['globals']>;
type Words = string | RegExp;

interface Shown {
  readonly search?: string;
  readonly state?: unknown;
  /** The answers of the service in this story. The other answers are those of the app. */
  readonly recorded?: readonly Recording[];
  readonly signedIn?: boolean;
  readonly language?: 'en' | 'sw';
  /** Prepares the storage of the browser. */
  readonly before?: () => void;
  /** The gestures of the user that lead to this state. */
  readonly does?: Play;
  /**
   * Words that identify this state. The story waits for all of them. A state without a screenshot lists all of its words,
   * for no other check would notice the words of another state.
   */
  readonly shows: Words | readonly Words[];
  readonly globals?: Globals;
  /** `!picture` where another state of the screen differs by a few lines only. */
  readonly tags?: readonly string[];
}

/** The dark mode, and the narrowest supported phone. */
export const dark: Globals = { mode: 'dark' };
export const narrow: Globals = { viewport: { value: 'narrow' } };
export const tablet: Globals = { viewport: { value: 'tablet' } };
/** A desk on which the parts of a page stand beside each other, and a large one. */
export const desktop: Globals = { viewport: { value: 'desktop' } };
export const largeDesktop: Globals = { viewport: { value: 'largeDesktop' } };

/**
 * A browser with only the given storage, and a service with only the recorded answers. A story that makes any other call
 * fails.
 */
export const playing =
  ({ enter }: Pick<Told, 'enter'>) =>
  (
    signedIn: boolean,
    recordings: readonly Recording[],
    before?: () => void,
  ): Required<Pick<StoryObj, 'beforeEach' | 'afterEach'>> => {
    let unknown: readonly string[] = [];
    return {
      beforeEach: () => {
        enter(signedIn);
        before?.();
        const played = playRecordings(recordings);
        ({ unknown } = played);
        return played.stop;
      },
      afterEach: async () => {
        await expect(unknown, 'what was asked for and is not recorded').toEqual([]);
      },
    };
  };

/** Makes the stories of an app's screens: the real page and cache, a recorded service, a fixed time. */
export const screensOf =
  (app: Told) =>
  (Page: ComponentType, pathname: string, { isSignIn = false } = {}) =>
  ({
    search = '',
    state = null,
    recorded = [],
    signedIn = !isSignIn,
    language = 'en',
    tags = [],
    ...told
  }: Shown): StoryObj => ({
    parameters: { layout: 'fullscreen', clock: app.now, stays: true, controls: { disable: true } },
    tags: language === 'en' ? [...tags] : [...tags, 'kiswahili'],
    globals: { ...app.globals, ...told.globals },
    ...playing(app)(signedIn, [...recorded, ...app.recordings], told.before),
    render: () => (
      <Still at={{ pathname, search, state }}>
        <app.Around loadsData={!isSignIn} language={language}>
          <Page />
        </app.Around>
      </Still>
    ),
    play: async (context) => {
      await told.does?.(context);
      for (const words of [told.shows].flat()) {
        const [found] = await context.canvas.findAllByText(words, { ignore: 'script, style, [inert] *' });
        await expect(found).toBeInTheDocument();
      }
      await settled();
    },
  });
