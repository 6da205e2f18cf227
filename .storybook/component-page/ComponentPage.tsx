import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guidance } from '../../packages/ui/src/guidance.ts';
import { drawnOf } from '../drawn/drawn-of.ts';
import { Advice } from './Advice.tsx';
import { storyAlone } from './alone.ts';
import { Anatomy } from './Anatomy.tsx';
import { arrange } from './arrange.ts';
import { facts } from './facts.ts';
import { windowOf } from './Looks.tsx';
import { Alternatives, UsedOn } from './Neighbours.tsx';
import * as css from './page.css.ts';
import { Scope } from './Scope.tsx';
import { Sentences } from './Sentences.tsx';
import { Shelf } from './Shelf.tsx';

/**
 * Any author can set any parameters, so this checks for guidance. A test of the design system checks that each
 * component has it.
 */
const hasGuidance = (parameters: object): parameters is { readonly guidance: Guidance } =>
  'guidance' in parameters;

interface RulesProps {
  readonly title: string;
  readonly of: readonly string[] | undefined;
}

const Rules = ({ title, of }: RulesProps) =>
  of !== undefined && (
    <>
      <Heading>{title}</Heading>
      <Scope className={css.section}>
        <Sentences of={of} />
      </Scope>
    </>
  );

/** Set by hand, in the mode and the audience of the toolbar. A story in a window of its own follows no control here. */
function Playground() {
  const [first] = useContext(DocsContext).componentStories();
  if (first === undefined) return null;
  const of: unknown = first.moduleExport;
  if (windowOf(first) !== undefined)
    return (
      <>
        <Heading>Props</Heading>
        <ArgTypes of={of} />
      </>
    );
  return (
    <>
      <Heading>Try it</Heading>
      <Canvas of={of} />
      <Controls of={of} />
    </>
  );
}

/** One story of the component, for a window inside the page. */
function Alone({ id }: { readonly id: string }) {
  const story = useContext(DocsContext).storyById(id);
  const of: unknown = story.moduleExport;
  return (
    <div className={css.alone}>
      <Story of={of} />
    </div>
  );
}

/** A component's page, in the order of a designer's questions: its looks, its use, its parts, its props, its places. */
function WholePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { looks, states } = arrange(useContext(DocsContext).componentStories());
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const { parts = [], screens = [], within = [] } = facts[name] ?? {};
  const guidance = hasGuidance(preparedMeta.parameters) ? preparedMeta.parameters.guidance : undefined;
  return (
    <>
      <Title />
      <Description />
      <Shelf stories={looks} />
      {guidance && <Advice guidance={guidance} drawn={drawnOf(name)} />}
      <Alternatives of={guidance?.alternatives} />
      <Anatomy parts={parts} />
      <Rules title="Words" of={guidance?.words} />
      <Rules title="Accessibility" of={guidance?.access} />
      <Playground />
      <Shelf title="States" stories={states} />
      <UsedOn screens={screens} within={within} />
    </>
  );
}

export default () => (storyAlone === null ? <WholePage /> : <Alone id={storyAlone} />);
