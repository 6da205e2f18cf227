import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guidance } from '../packages/ui/src/guidance.ts';

const listOf = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');

/** The parameters are anybody's; that a piece has them is checked by a test of the design system. */
const hasGuidance = (parameters: object): parameters is { readonly guidance: Guidance } =>
  'guidance' in parameters;

function Advice() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters } = preparedMeta;
  if (!hasGuidance(parameters)) return null;
  const { do: good, dont, access } = parameters.guidance;
  return (
    <Markdown>
      {['## Do', listOf(good), '## Don’t', listOf(dont), '## Accessibility', listOf(access)].join('\n\n')}
    </Markdown>
  );
}

/** The other states, but for test stories of their own setting (the dark, a narrow phone), which the sidebar shows in it. */
function States() {
  const [, ...others] = useContext(DocsContext).componentStories();
  const shown = others.filter(
    ({ storyGlobals, playFunction }) => Object.keys(storyGlobals).length === 0 && playFunction === undefined,
  );
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>States</Heading>
      {shown.map((story) => {
        const of: unknown = story.moduleExport;
        return (
          <section key={story.id}>
            <h3>{story.name}</h3>
            <Canvas of={of} />
          </section>
        );
      })}
    </>
  );
}

/** A piece's page: what it is, the piece itself with its controls, how to use it, its states. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Advice />
      <States />
    </>
  );
}
