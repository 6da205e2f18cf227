import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { LinkProvider, type LinkComponent } from './LinkProvider.tsx';

/** An app's router link. This one records its target. */
const RouterLink: LinkComponent = ({ href, state, children, ...rest }) => (
  <a
    {...rest}
    href={href}
    data-router="yes"
    onClick={(event) => {
      event.preventDefault();
      event.currentTarget.dataset['went'] = `${href} ${JSON.stringify(state)}`;
    }}
  >
    {children}
  </a>
);

const meta = {
  title: 'Components/LinkProvider',
  component: LinkProvider,
  args: { link: RouterLink, children: 'Links' },
  parameters: guidance({
    do: ["Put it once around an app, with the link of that app's router."],
    dont: ['Do not define the link inside of a component; every link would be made anew at each render.'],
    access: ['Without it links are plain anchors, and everything still works.'],
  }),
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThroughTheRouter: Story = {
  render: () => (
    <LinkProvider link={RouterLink}>
      <Stack align="start">
        <ButtonLink href="/package" state={{ workerId: 7 }}>
          Start New Verification
        </ButtonLink>
        <TextLink href="tel:+254700000012" placement="alone">
          Call
        </TextLink>
        <TextLink href="//example.org/" placement="alone">
          Elsewhere
        </TextLink>
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const inside = canvas.getByRole('link', { name: 'Start New Verification' });
    await userEvent.click(inside);
    await expect(inside).toHaveAttribute('data-went', '/package {"workerId":7}');
    for (const name of ['Call', 'Elsewhere']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-router');
    }
  },
};

export const WithoutRouter: Story = {
  tags: ['!picture'],
  render: () => <TextLink href="#here">A plain anchor</TextLink>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).not.toHaveAttribute('data-router');
  },
};
