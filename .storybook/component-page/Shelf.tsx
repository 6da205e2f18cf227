import { Description, Heading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { Looks } from './Looks.tsx';
import * as css from './page.css.ts';
import { Scope } from './Scope.tsx';

interface ShelfProps {
  readonly title?: string;
  readonly stories: readonly PreparedStory[];
}

/** Stories under each other, each in the light beside the dark. */
export function Shelf({ title, stories }: ShelfProps) {
  if (stories.length === 0) return null;
  return (
    <>
      {title !== undefined && <Heading>{title}</Heading>}
      <Scope className={`${css.stack} ${css.section}`}>
        {stories.map((story) => {
          const of: unknown = story.moduleExport;
          return (
            <section key={story.id}>
              {title !== undefined && <h3>{story.name}</h3>}
              {title !== undefined && <Description of={of} />}
              <Looks story={story} />
            </section>
          );
        })}
      </Scope>
    </>
  );
}
