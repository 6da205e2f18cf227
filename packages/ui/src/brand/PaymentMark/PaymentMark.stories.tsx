import type { Meta, StoryObj } from '@storybook/react-vite';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark } from '../../story-kit.tsx';
import { PaymentMark, paymentMethods } from './PaymentMark.tsx';

const meta = {
  title: 'Brand/PaymentMark',
  component: PaymentMark,
  argTypes: choices({ method: paymentMethods }),
  args: { method: 'mpesa' },
  render: () => (
    <Inline>
      {paymentMethods.map((method) => (
        <PaymentMark key={method} method={method} />
      ))}
    </Inline>
  ),
  parameters: guidance({
    do: ['Use them where money is paid, beside the name of the method.'],
    dont: ['Do not colour, turn or stretch them, and do not put them where nothing is paid.'],
    access: ['Readers pass them by: the name beside them says it.'],
  }),
} satisfies Meta<typeof PaymentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
