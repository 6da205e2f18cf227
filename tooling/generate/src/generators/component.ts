import type { Generator } from '../generator.ts';
import { inForm, toCamel } from '../names.ts';

const component = (name: string) => `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** Replace this sentence: what stands in it. */
  children: ReactNode;
}

/** Replace this sentence: what it shows, and where. */
export function ${name}({ children }: ${name}Props) {
  return <p className={css.${toCamel(name)}}>{children}</p>;
}
`;

const styles = (name: string) => `import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const ${toCamel(name)} = style({
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'What a household reads here' },
  parameters: guidance({
    do: ['Replace this sentence: what to use it for.'],
    dont: ['Replace this sentence: what not to use it for, and which component is for that.'],
    access: ['Replace this sentence: how it is met without eyes or a mouse.'],
  }),
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  <${name}>Maneno marefu zaidi ambayo mfanyakazi wa nyumbani anaweza kuyasoma mahali hapa kwa Kiswahili</${name}>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
`;

export const componentGenerator: Generator = {
  names: ['<Name>'],
  makes: 'a component of the design system, with its styles and stories',
  plan([name = '']) {
    inForm('Pascal', 'The name of a component', name);
    const folder = `packages/ui/src/components/${name}`;
    const story = `src/components/${name}/${name}.stories.tsx`;
    return {
      files: {
        [`${folder}/${name}.tsx`]: component(name),
        [`${folder}/${name}.css.ts`]: styles(name),
        [`${folder}/${name}.stories.tsx`]: stories(name),
      },
      inserts: [],
      next: [
        `Write the component, its guidance and a story for each state: grep -rn "Replace this" ${folder}`,
        `Take its pictures, and look at each: ./pnpm --filter @repo/ui exec vitest run --project stories ${story} -u`,
        'Accept its name and its props: ./pnpm --filter @repo/ui exec vitest run --project unit test/exports.test.ts test/props.test.ts -u',
        'Use it in a screen: until then it counts as dead code (./pnpm check:knip).',
      ],
    };
  },
};
