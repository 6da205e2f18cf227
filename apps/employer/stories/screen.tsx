import { playRecordings, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, type ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import DataProvider from '../src/api/DataProvider.tsx';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';
import { enter, household } from './household.ts';
import { NOW } from './people.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** What the last screen handed on. */
  readonly state: unknown;
}

/** On a busy machine; most states are there at once. */
const PATIENCE_MILLISECONDS = 5000;

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
  readonly Page: ComponentType;
  readonly loadsData: boolean;
}

/** A screen as the app shows it, that stays where it is. */
function Still({ at, Page, loadsData }: StillProps) {
  const page = <Page />;
  return (
    <MemoryRouter initialEntries={[{ ...at, key: 'default' }]}>
      <LinkProvider link={RouterLink}>
        <TellsWhere />
        <Routes location={at}>
          <Route path="*" element={loadsData ? <DataProvider>{page}</DataProvider> : page} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>
  );
}

type Play = NonNullable<StoryObj['play']>;
type Globals = NonNullable<StoryObj['globals']>;

/**
 * A browser that remembers nothing but what it is told, and a service that says what is recorded. A story that asks for
 * anything else fails.
 */
export function played(
  signedIn: boolean,
  recordings: readonly Recording[],
  before?: () => void,
): Required<Pick<StoryObj, 'beforeEach' | 'afterEach'>> {
  let unknown: readonly string[] = [];
  return {
    beforeEach: () => {
      enter(signedIn);
      before?.();
      const playing = playRecordings(recordings);
      ({ unknown } = playing);
      return playing.stop;
    },
    afterEach: async () => {
      await expect(unknown, 'what was asked for and is not recorded').toEqual([]);
    },
  };
}

interface Shown {
  readonly search?: string;
  readonly state?: unknown;
  /** What the service says here; where nothing is said, it is what it says to any household. */
  readonly recorded?: readonly Recording[];
  readonly signedIn?: boolean;
  /** What the browser remembers. */
  readonly before?: () => void;
  /** What the person does to get there. */
  readonly does?: Play;
  /** Words that tell that this state is reached. */
  readonly shows: string | RegExp;
  readonly globals?: Globals;
}

/** The dark, and the narrowest phone that is supported. */
export const dark: Globals = { mode: 'dark' };
export const narrow: Globals = { viewport: { value: 'narrow' } };

/** How the stories of a screen are made: the real page with the real cache, a recorded service, at a moment that stands still. */
export const screenOf =
  (Page: ComponentType, pathname: string, { isSignIn = false } = {}) =>
  ({ search = '', state = null, recorded = [], signedIn = !isSignIn, ...told }: Shown): StoryObj => ({
    parameters: { layout: 'fullscreen', clock: NOW, stays: true, controls: { disable: true } },
    ...(told.globals === undefined ? {} : { globals: told.globals }),
    ...played(signedIn, [...recorded, ...household], told.before),
    render: () => <Still at={{ pathname, search, state }} Page={Page} loadsData={!isSignIn} />,
    play: async (context) => {
      await told.does?.(context);
      const [found] = await context.canvas.findAllByText(told.shows, {}, { timeout: PATIENCE_MILLISECONDS });
      await expect(found).toBeInTheDocument();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
    },
  });
