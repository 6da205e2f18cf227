import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { brand } from '../packages/domain/src/brand.ts';

// The frame around the pages shows the product's name.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${brand.name} design book`,
    brandUrl: './',
    brandTarget: '_self',
  }),
});
