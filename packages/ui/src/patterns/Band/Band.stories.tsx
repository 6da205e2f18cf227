import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CheckList } from '../../components/CheckList/CheckList.tsx';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Band, bandTones } from './Band.tsx';

const meta = {
  title: 'Patterns/Band',
  component: Band,
  argTypes: choices({ tone: bandTones }),
  args: {
    id: 'for-workers',
    title: 'For workers',
    lead: 'Your good name is your own. Here you prove it once, and you decide who sees it.',
    children: (
      <Inline>
        <ButtonLink href="#profile" variant="secondary">
          Create your profile
        </ButtonLink>
      </Inline>
    ),
  },
  parameters: {
    ...guidance({
      do: [
        'Build a page of the public site of them, inside `SiteLayout` with `layout="bands"`.',
        'Change the ground from one to the next.',
      ],
      dont: [
        'Do not put one inside another, or on a screen behind the sign-in.',
        'Do not put a primary button or a link on the `brand` ground: neither can be seen there.',
      ],
      access: ['A region that its own heading names; its id can be linked to.'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Band>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'For workers' })).toHaveAttribute(
      'id',
      'for-workers',
    );
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      {bandTones.map((tone) => (
        <Band key={tone} {...args} id={`band-${tone}`} title={`${args.title}: ${tone}`} tone={tone} />
      ))}
    </>
  ),
};

export const WithSomethingBeside: Story = {
  tags: ['!picture'],
  args: {
    beside: (
      <Card>
        <CheckList label="What is yours" items={['It is free for you', 'You decide who sees it']} />
      </Card>
    ),
  },
};

const longest: Story = {
  render: (args) => (
    <>
      {bandTones.map((tone) => (
        <Band
          key={tone}
          {...args}
          id={`band-${tone}`}
          tone={tone}
          title={`Mfahamu unayemkaribisha nyumbani kwako: ${tone}`}
          lead="Utambulisho, warejelewa, rekodi ya polisi na zaidi. Kila uamuzi una mtu anayewajibika."
          beside={<Text>Anapata SMS na kujibu NDIYO au HAPANA. Asipokubali, hakuna kinachokaguliwa.</Text>}
        />
      ))}
    </>
  ),
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
