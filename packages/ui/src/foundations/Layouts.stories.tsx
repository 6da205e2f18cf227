import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Content } from '../primitives/Content/Content.tsx';
import { DetailLayout } from '../patterns/DetailLayout/DetailLayout.tsx';
import { ListLayout } from '../patterns/ListLayout/ListLayout.tsx';
import { TaskLayout } from '../patterns/TaskLayout/TaskLayout.tsx';
import { desktop, fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { Page, Section } from './Page.tsx';
import { TemplateDrawing } from './TemplateDrawing.tsx';
import { templates, type Template } from './templates.ts';

/** 'Filters 304 px, the rows take the rest'. */
const widthsOf = ({ columns, width }: Template): string =>
  [
    ...columns.map(({ pixels, parts: [first] }) =>
      pixels === undefined ? `${first?.name ?? ''}: the rest` : `${first?.name ?? ''}: ${String(pixels)} px`,
    ),
    `together at most ${String(width)} px`,
  ].join(' · ');

const namesOf = ({ phone, bar }: Template): string =>
  `${[...new Set(phone.map(({ name }) => name))].join(', ')}, one below the other${bar ? `; ${bar.name} at the edge` : ''}.`;

const meta = {
  title: 'Foundations/Layout templates',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Templates: StoryObj = {
  render: () => (
    <Page
      title="Layout templates"
      intro="A signed-in page is one of four templates. Below 64em each is one column, in the order of its importance. Its columns follow the reader’s text size, so that large text gets a phone’s layout."
    >
      {templates.map((template) => (
        <Section key={template.name} title={template.name} text={template.use}>
          <TemplateDrawing {...template} />
          <DefinitionList
            layout="stacked"
            items={[
              { term: 'At 1280 px', value: widthsOf(template) },
              { term: 'At 360 px', value: namesOf(template) },
              { term: 'Where the actions stand', value: template.actions },
            ]}
          />
        </Section>
      ))}
    </Page>
  ),
};

/** The columns of the components themselves, of which the drawings tell. */
export const Measured: StoryObj = {
  tags: ['!picture', 'proof'],
  globals: desktop,
  render: () => (
    <>
      <Content width="desk">
        <ListLayout filters="Filters">Rows</ListLayout>
        <DetailLayout contents="Contents" aside="Facts" actions="Actions">
          Evidence
        </DetailLayout>
      </Content>
      <Content width="task">
        <TaskLayout summary="Summary">Form</TaskLayout>
      </Content>
      <Content width="focus">Message</Content>
    </>
  ),
  play: async ({ canvasElement }) => {
    const grids = [...canvasElement.querySelectorAll('*')].filter(
      (part) => getComputedStyle(part).gridTemplateColumns.split(' ').length > 1,
    );
    const told = templates.filter(({ columns }) => columns.length > 1);
    await expect(grids).toHaveLength(told.length);
    for (const [place, { columns, gap }] of told.entries()) {
      const style = getComputedStyle(grids[place] ?? canvasElement);
      const widths = style.gridTemplateColumns.split(' ').map((width) => Number.parseFloat(width));
      await expect(widths).toHaveLength(columns.length);
      const fixed = columns.map(({ pixels }, column) => pixels ?? widths[column]);
      await expect(widths).toEqual(fixed);
      await expect(Number.parseFloat(style.columnGap)).toBe(gap);
    }
    const [, , task] = grids;
    await expect(task?.getBoundingClientRect().width).toBe(templates[2]?.width);
  },
};
export const LargeText: StoryObj = {
  ...Templates,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
