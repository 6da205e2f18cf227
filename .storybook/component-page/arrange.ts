import type { PreparedStory } from 'storybook/internal/types';
import { bookTagsOf } from '../book/entries.ts';

interface Arranged {
  /** All variants, or the component alone where no story shows them together. */
  readonly looks: readonly PreparedStory[];
  /** The further states that need no play function to be seen. */
  readonly states: readonly PreparedStory[];
}

const isSeenAtOnce = ({ storyGlobals, playFunction }: PreparedStory) =>
  playFunction === undefined &&
  Object.keys(storyGlobals).every((name) => name !== 'mode' && name !== 'textSize' && name !== 'viewport');

/** Divides the stories of a component as the sidebar does. A page shows no story twice. */
export function arrange(stories: readonly PreparedStory[]): Arranged {
  const [first, ...others] = stories;
  const isShown = (story: PreparedStory) =>
    bookTagsOf({
      id: story.id,
      exportName: story.name.replaceAll(' ', ''),
      isFirst: false,
      isPlayed: story.playFunction !== undefined,
      tags: story.tags,
    }).length === 0;
  const variants = others.filter(isShown);
  return {
    looks: variants.length === 0 && first !== undefined ? [first] : variants,
    states: others.filter((story) => !variants.includes(story) && isSeenAtOnce(story)),
  };
}
