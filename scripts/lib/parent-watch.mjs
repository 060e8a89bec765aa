/**
 * npm runs us below a shell, and ending npm ends that shell but not us: a server without a master would keep its port.
 * Who is started by npm therefore looks now and then whether its parent still lives.
 * @param {() => void} then
 * @returns {() => void} stops looking
 */
export const whenParentGoes = (then) => {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    then();
  }, 500);
  looking.unref();
  return () => clearInterval(looking);
};
