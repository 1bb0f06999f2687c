/**
 * Runs after `npm install` with any installed Node, so it is plain JavaScript. Prints the Node that
 * Claypot uses if npm itself runs on another one. If there is none, prints instructions and the
 * install fails.
 */
import { pathToFileURL } from 'node:url';

/** Oldest supported major version. */
const NEEDED = 24;

/** Systems on which npm installs a separate Node for the project; see `optionalDependencies`. */
const BUNDLED = ['linux x64', 'linux arm64', 'win32 x64'];

/**
 * @param {string} version version of the Node that npm's scripts use, such as `24.21.0`.
 * @param {string} npmVersion version of the Node that runs npm itself.
 * @param {string} system platform and processor, such as `darwin arm64`.
 * @returns {{ fails: boolean, sentence: string | null }}
 */
export function judgeNode(version, npmVersion, system) {
  const major = Number(version.split('.')[0]);
  if (major >= NEEDED) {
    const own = version === npmVersion;
    return {
      fails: false,
      sentence: own
        ? null
        : `Claypot runs on Node ${version}, which npm installed in node_modules. Your Node ${npmVersion} runs npm and does not change.`,
    };
  }
  const why = BUNDLED.includes(system)
    ? `npm did not install one for ${system}: are optional packages disabled?`
    : `npm has no package for ${system}.`;
  return {
    fails: true,
    sentence: `Claypot needs Node ${NEEDED} or later. This is Node ${version}, and ${why}\nInstall Node ${NEEDED} (https://nodejs.org, or for example \`nvm install ${NEEDED}\`), then run the command again.`,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // npm's user agent contains its Node version: `npm/11.19.1 node/v20.20.2 linux x64 …`.
  const npmNode = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '');
  const { fails, sentence } = judgeNode(
    process.versions.node,
    npmNode?.[1] ?? process.versions.node,
    `${process.platform} ${process.arch}`,
  );
  if (sentence !== null) console.log(`${fails ? '\n' : ''}${sentence}${fails ? '\n' : ''}`);
  if (fails) process.exitCode = 1;
}
