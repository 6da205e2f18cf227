import { playRecordings, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import { RouterLink } from '../src/routing/RouterLink.tsx';

/** What is around a screen of an app: its cache of answers, its language. */
export interface AroundProps {
  readonly loadsData: boolean;
  readonly language: 'en' | 'sw';
  readonly children: ReactNode;
}

/** An app, as its stories are told. */
interface Told {
  /** A browser that remembers nothing but who is signed in. */
  readonly enter: (signedIn: boolean) => void;
  /** What the service says where a story does not say otherwise. */
  readonly recordings: readonly Recording[];
  readonly Around: ComponentType<AroundProps>;
  readonly globals?: Globals;
  /** The moment at which every screen is shown. */
  readonly now: string;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** What the last screen handed on. */
  readonly state: unknown;
}

/** On a busy machine; most states are there at once. */
const PATIENCE_MILLISECONDS = 5000;
/** Recorded answers are there in a moment: what is on its way after this is what the story is about. */
const SETTLED_MILLISECONDS = 1500;

/** Whether some piece's room is still kept for it (`RoomFor`). */
const isAwaited = () => document.querySelector('[inert]') !== null;

async function settled(): Promise<void> {
  const until = performance.now() + SETTLED_MILLISECONDS;
  while (isAwaited() && performance.now() < until) await new Promise(requestAnimationFrame);
}

const leadsTo = action('leads to');

/** A story holds its one screen: where a press would have led is told under "Actions". */
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

/** A screen as the app shows it, that stays where it is. */
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
  /** What the service says here; where nothing is said, it is what it says to anybody. */
  readonly recorded?: readonly Recording[];
  readonly signedIn?: boolean;
  readonly language?: 'en' | 'sw';
  /** What the browser remembers. */
  readonly before?: () => void;
  /** What the person does to get there. */
  readonly does?: Play;
  /**
   * Words that tell that this state is reached: all of them are there. A state without a picture says its own in whole, for nothing
   * else would notice that it says those of another.
   */
  readonly shows: Words | readonly Words[];
  readonly globals?: Globals;
  /** `!picture` where another state of the screen looks the same but for a few lines. */
  readonly tags?: readonly string[];
}

/** The dark, and the narrowest phone that is supported. */
export const dark: Globals = { mode: 'dark' };
export const narrow: Globals = { viewport: { value: 'narrow' } };

/**
 * A browser that remembers nothing but what it is told, and a service that says what is recorded. A story that asks for
 * anything else fails.
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

/** How the stories of an app's screens are made: the real page with the real cache, a recorded service, at a moment that stands still. */
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
