export const main = () => import(new URL('../cli/grognard.js', import.meta.url).href);
