import envPaths from 'env-paths';
import { inCheckout, isCheckout } from './dev/root.ts';

/**
 * Where games are kept unless somebody says otherwise: in the checkout, as `npm start` has it. Who installed the package
 * has them where their system keeps a user's data, since npm may remove the package's own folder at any time, and since
 * they are to be found again from whatever folder it is started.
 */
export const dataFolder = (): string =>
  isCheckout() ? inCheckout('data') : envPaths('grognard', { suffix: '' }).data;
