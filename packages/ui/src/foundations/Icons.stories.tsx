import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { SearchBox } from '../components/SearchBox/SearchBox.tsx';
import { iconSizes, type Icon } from '../icons/make-icon.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { iconUses } from './icon-uses.ts';
import * as css from './icons.css.ts';
import { Page } from './Page.tsx';

// Every icon's file, found by a pattern, so that none is forgotten.
const modules = import.meta.glob<Record<string, Icon>>('../icons/*Icon.tsx', { eager: true });
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

const found = (search: string) =>
  icons.filter(([name]) =>
    `${name} ${iconUses[name] ?? ''}`.toLowerCase().includes(search.trim().toLowerCase()),
  );

function Search() {
  const [search, setSearch] = useState('');
  const [told, setTold] = useState('');
  const shown = found(search);
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(name);
      setTold(`Copied: ${name}`);
    } catch {
      setTold(`This browser does not let the page copy: ${name}`);
    }
  };
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <SearchBox
          label="Search icons"
          placeholder="Name or use"
          value={search}
          onChange={setSearch}
          onSearch={() => undefined}
        />
        <output>
          <Text as="span" tone="muted">
            {told || `${String(shown.length)} of ${String(icons.length)} icons. A press copies the name.`}
          </Text>
        </output>
      </Stack>
      <Grid as="ul" columns={4} phoneColumns={2} gap="small">
        {shown.map(([name, Drawing]) => (
          <li key={name}>
            <button type="button" className={css.tile} onClick={() => void copy(name)}>
              <span className={css.sizes}>
                {iconSizes.map((size) => (
                  <Drawing key={size} size={size} />
                ))}
              </span>
              <Text as="span" size="small" weight="strong">
                {name}
              </Text>
              <span className={css.use}>{iconUses[name]}</span>
            </button>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Page
      title="Icons"
      intro="One hand: strokes of 1.8 on a sheet of 24, in the colour of the words beside them, at 16, 20 and 28 px. An icon never stands without words, seen or hidden, and has one meaning."
    >
      <Search />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(icons.map(([name]) => name)).toEqual(Object.keys(iconUses));
    await expect(canvasElement.querySelectorAll('li svg[aria-hidden="true"]')).toHaveLength(
      icons.length * iconSizes.length,
    );
  },
};

/** What is typed is looked for in names and uses, and a press copies the name. */
export const Searched: StoryObj = {
  ...All,
  tags: ['!picture', 'proof'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'we do not know');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^QuestionIcon/ }));
    await expect(write).toHaveBeenCalledWith('QuestionIcon');
    await expect(await canvas.findByText('Copied: QuestionIcon')).toBeVisible();
  },
};
export const LargeText: StoryObj = {
  ...All,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
