import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stepper } from '../stepper/Stepper.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = { component: ActionBar, args: { children: null } } satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AddToCart: Story = {
  args: {
    children: (
      <>
        <Stepper
          label="Quantity"
          decreaseLabel="Remove one"
          increaseLabel="Add one"
          value={1}
          size="lg"
          onChange={() => undefined}
        />
        <Button size="lg">Add to Cart · RM 18.90</Button>
      </>
    ),
  },
};
export const Single: Story = { args: { children: <Button size="lg">立即下单</Button> } };
