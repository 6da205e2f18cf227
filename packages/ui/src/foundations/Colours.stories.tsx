import { completionLevel } from '@repo/domain/profile-completion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { audiences, brandRamps } from '../themes/audiences.ts';
import { darkPalette, lightPalette, type Palette } from '../themes/palette.ts';
import { colourGroups, colourUses, toneMeanings } from './colour-uses.ts';
import { ColourEntry, type Both } from './ColourEntry.tsx';
import { Page, Section } from './Page.tsx';
import { Pairs, type Pair } from './Pairs.tsx';

/** The words and grounds that go together on any page. */
const pagePairs = ({ color }: Palette): readonly Pair[] => [
  { name: 'text on page', words: color.text, ground: color.page, border: color.border },
  { name: 'muted on surface', words: color.muted, ground: color.surface, border: color.border },
  { name: 'text on sunken', words: color.text, ground: color.sunken },
  { name: 'link on surface', words: color.link, ground: color.surface, border: color.border },
  { name: 'onPrimary on primary', words: color.onPrimary, ground: color.primary },
  { name: 'onPrimarySoft on primarySoft', words: color.onPrimarySoft, ground: color.primarySoft },
];

/** What a tone of the vocabulary is called in the themes. */
const toneKeys = ['default', 'info', 'success', 'unknown', 'warning', 'danger'] as const;
const toneOf = ({ tone }: Palette, key: (typeof toneKeys)[number]) =>
  tone[key === 'default' ? 'neutral' : key];

const tonePairs = (palette: Palette, key: (typeof toneKeys)[number]): readonly Pair[] => {
  const { soft, border, text, solid, onSolid } = toneOf(palette, key);
  return [
    { name: 'text on soft', words: text, ground: soft, border },
    { name: 'onSolid on solid', words: onSolid, ground: solid },
  ];
};

const tiers = ['platinum', 'gold', 'silver', 'basic'] as const;
const scorePair = ({ text, soft, sheen, ring }: Palette['unranked']): readonly Pair[] => [
  { name: 'text on soft, in its ring', words: text, ground: soft, sheen, border: ring },
];

const levels = ['low', 'medium', 'high', 'full'] as const;
const PER_CENT = Array.from({ length: 101 }, (_, percent) => percent);
const levelText = (level: (typeof levels)[number]) =>
  `The bar of a worker’s profile from ${String(PER_CENT.find((percent) => completionLevel(percent) === level))} %.`;

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** The names that components read, with their values in the light and the dark theme of the toolbar’s audience. */
export const Employer: StoryObj = {
  render: (_, { globals }) => {
    const audience = audiences.find((name) => name === globals['audience']) ?? 'employer';
    const light = lightPalette(brandRamps[audience]);
    const dark = darkPalette(brandRamps[audience]);
    const themes: Both = { light, dark };
    const pairsOf = (pairs: (palette: Palette) => readonly Pair[]) => ({
      light: { ground: light.color.surface, pairs: pairs(light) },
      dark: { ground: dark.color.surface, pairs: pairs(dark) },
    });
    return (
      <Page
        title="Colour"
        intro="Components read these names and nothing else; each theme says what they are. Left in a swatch is the light theme, right the dark one. Beside a value stands its contrast with the surface."
      >
        <Text>
          Every colour of every theme is also in a file for design tools:{' '}
          <TextLink href="./?path=/story/foundations-tokens--tokens">tokens.json</TextLink>.
        </Text>
        {colourGroups.map(({ title, names }) => (
          <Section key={title} title={title}>
            <Grid as="ul" columns={2} gap="large">
              {names.map((name) => (
                <ColourEntry
                  key={name}
                  name={name}
                  text={colourUses[name]}
                  colours={[light.color[name], dark.color[name]]}
                  themes={themes}
                />
              ))}
            </Grid>
          </Section>
        ))}
        <Section
          title="Pairs"
          text="What is read has at least 7:1, labels and links 4.5:1, outlines and drawings 3:1. A test holds every pair of every theme."
        >
          <Pairs
            title="On a page"
            text="Words and the grounds that they may stand on."
            {...pairsOf(pagePairs)}
          />
        </Section>
        <Section
          title="Tones"
          text="One meaning each. A state takes its tone from the table of states, never from a screen."
        >
          {toneKeys.map((key) => (
            <Pairs
              key={key}
              title={`${toneMeanings[key].colour}: ${key}`}
              text={toneMeanings[key].meaning}
              {...pairsOf((palette) => tonePairs(palette, key))}
            />
          ))}
        </Section>
        <Section
          title="Metals"
          text="The trust tiers, and the stars of a review. No state has these colours."
        >
          {tiers.map((key) => (
            <Pairs
              key={key}
              title={key}
              text="Its badge, its ring and the foil of her card."
              {...pairsOf(({ tier }) => scorePair(tier[key]))}
            />
          ))}
          <Pairs
            title="unranked"
            text="A score beside a finding: ink in place of a metal, which would read as praise."
            {...pairsOf(({ unranked }) => scorePair(unranked))}
          />
        </Section>
        <Section title="Levels" text="One place alone has them: how complete a profile is.">
          <Grid as="ul" columns={2} gap="large">
            {levels.map((name) => (
              <ColourEntry
                key={name}
                name={name}
                text={levelText(name)}
                colours={[light.level[name], dark.level[name]]}
                themes={themes}
              />
            ))}
          </Grid>
        </Section>
      </Page>
    );
  },
};

export const Worker: StoryObj = { ...Employer, tags: ['!picture'], globals: { audience: 'worker' } };
export const Ops: StoryObj = { ...Employer, tags: ['!picture'], globals: { audience: 'ops' } };
export const LargeText: StoryObj = {
  ...Employer,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
