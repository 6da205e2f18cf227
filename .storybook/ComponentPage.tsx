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

/**
 * Any author can set any parameters, so this checks for guidance. A test of the design system checks that each
 * component has it.
 */
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

/**
 * The other states, without test stories in their own setting (dark mode, narrow phone): the sidebar shows those in
 * that setting.
 */
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

/** A component's page: its description, the component with its controls, its guidance, its states. */
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
