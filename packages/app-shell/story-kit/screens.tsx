import { playRecordings, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import { RouterLink } from '../src/routing/RouterLink.tsx';

/** The surroundings of a screen in an app: its cache of answers, its language. */
export interface AroundProps {
  readonly loadsData: boolean;
  readonly language: 'en' | 'sw';
  readonly children: ReactNode;
}

/** The parts of an app that its stories need. */
interface Told {
  /** Makes a browser that remembers only the signed-in person. */
  readonly enter: (signedIn: boolean) => void;
  /** The service's answers, unless a story has others. */
  readonly recordings: readonly Recording[];
  readonly Around: ComponentType<AroundProps>;
  readonly globals?: Globals;
  /** The time of every screen. */
  readonly now: string;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** The state that the previous screen passed on. */
  readonly state: unknown;
}

/** For a busy machine. Most states appear at once. */
const PATIENCE_MILLISECONDS = 5000;
/** Recorded answers arrive in a moment. The story is about any wait that is longer than this. */
const SETTLED_MILLISECONDS = 1500;

/** Whether the page still keeps room for a component (`RoomFor`). */
const isAwaited = () => document.querySelector('[inert]') !== null;

async function settled(): Promise<void> {
  const until = performance.now() + SETTLED_MILLISECONDS;
  while (isAwaited() && performance.now() < until) await new Promise(requestAnimationFrame);
}

const leadsTo = action('leads to');

/** A story holds one screen. The panel "Actions" shows the target of each press. */
function TellsWhere() {
  const location: Place & { readonly key: string } = useLocation();
  const { pathname, search, state, key } = location;
  useEffect(() => {
    // The first place is the screen itself.
    if (key !== 'default') leadsTo(`${pathname}${search}`, state);
  }, [pathname, search, state, key]);
  return null;
}

interface StillProps {
  readonly at: Place;
  readonly children: ReactNode;
}

/** A screen as the app shows it. It stays after a press. */
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
  /** The service's answers in this story. Other calls get the answers of the app's stories. */
  readonly recorded?: readonly Recording[];
  readonly signedIn?: boolean;
  readonly language?: 'en' | 'sw';
  /** Stores the data that the browser remembers. */
  readonly before?: () => void;
  /** The person's acts that lead to the state. */
  readonly does?: Play;
  /**
   * Words that prove the state. The screen shows all of them. A state without a screenshot gives its own words in full.
   * No other check would notice the words of another state.
   */
  readonly shows: Words | readonly Words[];
  readonly globals?: Globals;
  /** `!picture` if another state of the screen looks the same except for a few lines. */
  readonly tags?: readonly string[];
}

/** Dark mode, and the narrowest supported phone. */
export const dark: Globals = { mode: 'dark' };
export const narrow: Globals = { viewport: { value: 'narrow' } };

/**
 * A browser that remembers only the given data, and a service with recorded answers. A story fails if it asks for
 * anything else.
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

/** Makes the stories of an app's screens: the real page with the real cache, a recorded service, and a fixed time. */
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
        const [found] = await context.canvas.findAllByText(
          words,
          { ignore: 'script, style, [inert] *' },
          { timeout: PATIENCE_MILLISECONDS },
        );
        await expect(found).toBeInTheDocument();
      }
      await settled();
    },
  });
