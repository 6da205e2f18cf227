import type { StoryObj } from '@storybook/react-vite';
import { combineTags, storyNameFromExport, toId } from 'storybook/internal/csf';
import { hasPicture, isVariant } from '../../../.storybook/variants.ts';
import { shownIn, type Place } from './places.ts';

type Described = Pick<StoryObj, 'tags' | 'globals'>;
interface StoryFile {
  readonly default: Described & { readonly title: string };
  readonly [story: string]: unknown;
}

/** A state of a screen: a story. */
export interface State {
  readonly name: string;
  readonly href: string;
  readonly place: Place;
  /** Whether it repeats the state before it: in the dark, on a narrow phone, in large text, in Kiswahili. */
  readonly isVariant: boolean;
  /** Whether the tests compare it with a screenshot. */
  readonly isPictured: boolean;
  /** The address of that screenshot. */
  readonly picture: string | undefined;
}

interface Screen {
  /** `Worker/Requests`: its app, and its name there. */
  readonly title: string;
  readonly app: string;
  readonly name: string;
  readonly states: readonly State[];
}

// A glob and not a list, so that no screen is forgotten.
const files = import.meta.glob<StoryFile>('../../../apps/*/src/**/*.stories.tsx', { eager: true });

/** The screenshots of the states, as the tests compare them. `../screenshots` mirrors the apps' folders. */
const pictures = import.meta.glob<string>('../screenshots/**/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pictureOf = (path: string, state: string) =>
  pictures[
    `${path.replace('../../../apps/', '../screenshots/').replace('.stories.tsx', '')}/${state.replaceAll(' ', '-')}.png`
  ];

const isDescribed = (story: unknown): story is Described => typeof story === 'object' && story !== null;

/** In file order, where Storybook provides it. A module itself has its names in alphabetical order only. */
function exportsOf(file: StoryFile): readonly string[] {
  const ordered = file['__namedExportsOrder'];
  const isList = Array.isArray(ordered);
  return isList ? ordered.map(String) : Object.keys(file).filter((name) => /^[A-Z]/.test(name));
}

function stateOf(path: string, file: StoryFile, exported: string): State {
  const all = file.default;
  const story = file[exported];
  const own: Described = isDescribed(story) ? story : {};
  const name = storyNameFromExport(exported);
  const id = toId(all.title, name);
  // The tests decide by the same tags and globals.
  const tags = combineTags('picture', ...(all.tags ?? []), ...(own.tags ?? []));
  const globals = { ...all.globals, ...own.globals };
  return {
    name,
    // Storybook's own frame turns every such link into a link to the whole Storybook.
    href: `./?path=/story/${id}`,
    place: shownIn(tags, globals),
    isVariant: isVariant({ tags, globals }),
    isPictured: isDescribed(story) && hasPicture({ id, tags, globals }),
    picture: pictureOf(path, name),
  };
}

/** Screens in the order of the user's journey. The others follow by name. */
const journey = [
  'Sign Up',
  'Sign In',
  'Verify code',
  'Dashboard',
  'My Profile',
  'Worker profile',
  'Worker Reviews',
  'Write Review',
  'Reviews',
  'All Reviews',
  'Invite worker',
  'Choose Package',
  'Invitation sent',
  'Review & Pay',
  'Payment return',
  'My Verifications',
  'Verification Report',
];
const placeOf = (name: string) => (journey.includes(name) ? journey.indexOf(name) : journey.length);

/** Every screen of the product, with each of its states. */
export const screens: readonly Screen[] = Object.entries(files)
  .map(([path, file]) => {
    const [, app = '', name = ''] = file.default.title.split('/');
    const states = exportsOf(file).map((exported) => stateOf(path, file, exported));
    return { title: `${app}/${name}`, app, name, states };
  })
  .toSorted((one, other) => placeOf(one.name) - placeOf(other.name) || one.name.localeCompare(other.name));
