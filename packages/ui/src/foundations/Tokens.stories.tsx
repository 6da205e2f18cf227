import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { vars } from '../themes/vars.css.ts';
import { designTokens, themes, tokensJson, type TokenGroup } from './design-tokens.ts';
import { Page, Section } from './Page.tsx';
import * as css from './tokens.css.ts';

const isToken = (of: TokenGroup) => '$value' in of;
const count = (of: TokenGroup): number =>
  isToken(of) ? 1 : Object.values(of).reduce((sum, part) => sum + (isGroup(part) ? count(part) : 0), 0);
const isGroup = (part: TokenGroup[string]): part is TokenGroup => typeof part === 'object';

/** The contents of a group of the file: '84 tokens'. */
const tokens = designTokens();
const groups = Object.entries(tokens).flatMap(([name, group]) =>
  isGroup(group) ? [{ term: name, value: `${String(count(group))} tokens` }] : [],
);

/** The lines of the file from one on. */
const excerpt = (from: string, lines: number): string => {
  const all = tokensJson().split('\n');
  const start = all.findIndex((line) => line.includes(from));
  return all.slice(start, start + lines).join('\n');
};

function download(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([tokensJson()], { type: 'application/json' }));
  link.download = 'tokens.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Tokens: StoryObj = {
  render: () => (
    <Page
      title="Tokens"
      intro="Every colour, length, size and duration as one file, made from the code at the press of the button. It has the format of the Design Tokens Community Group, which Figma and its plugins read."
    >
      <Card>
        <Stack>
          <DefinitionList columns={2} items={groups} />
          <div>
            <Button icon={<DownloadIcon />} onClick={download}>
              Download tokens.json
            </Button>
          </div>
        </Stack>
      </Card>
      <Section
        title="How it is built"
        text="Raw colours are ramps, with their values. Each of the themes, one for every audience in light and dark, refers to them: change a ramp in a design tool, and all themes follow."
      >
        <pre className={css.code}>{excerpt('"theme"', 13)}</pre>
        <Text tone="muted">{`${String(themes.length)} themes, each with the names that components read.`}</Text>
      </Section>
      <Section
        title="One name everywhere"
        text="A token is called the same in the file, in the code and in the browser’s inspector."
      >
        <DefinitionList
          items={[
            { term: 'In the file', value: 'theme.employer.light.color.primary' },
            { term: 'In the code', value: 'vars.color.primary' },
            { term: 'In the inspector', value: vars.color.primary.replaceAll(/^var\(|\)$/g, '') },
          ]}
        />
      </Section>
    </Page>
  ),
};

/** The button saves the file that the tests of the tokens read back. */
export const Downloaded: StoryObj = {
  ...Tokens,
  tags: ['!picture', 'proof'],
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Download tokens.json' }));
    await expect(saved).toHaveBeenCalledOnce();
    const [file] = made.mock.lastCall ?? [];
    await expect(file instanceof Blob && (await file.text())).toBe(tokensJson());
  },
};
export const LargeText: StoryObj = {
  ...Tokens,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
