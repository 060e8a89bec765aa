/**
 * Sine, cosine and arctangent of our own, because the built-in ones differ between runtimes. Only + - * / and sqrt,
 * so every machine gets the same bits. The polynomials are those of fdlibm (Sun Microsystems, freely usable), good
 * to about one unit in the last place.
 */

export const PI = Math.PI;
export const HALF_PI = 1.5707963267948966;
export const TAU = 6.283185307179586;

/** Of an angle no larger than an eighth of a turn either way. */
const smallSine = (x: number): number => {
  const z = x * x;
  const tail =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 +
        z * (0.0000027557313707070068 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  return x + x * z * (-0.16666666666666632 + z * tail);
};

const smallCosine = (x: number): number => {
  const z = x * x;
  const tail =
    -0.001388888888887411 +
    z *
      (0.00002480158728947673 +
        z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)));
  return 1 - (0.5 * z - z * z * (0.0416666666666666 + z * tail));
};

/** The second half of pi/2, so that taking quarters off an angle loses nothing. */
const HALF_PI_LOW = 6.123233995736766e-17;

/** Sine of an angle in radians; meant for a few turns at most. */
export const sine = (radians: number): number => {
  const quarters = Math.round(radians / HALF_PI);
  const rest = radians - quarters * HALF_PI - quarters * HALF_PI_LOW;
  const turn = ((quarters % 4) + 4) % 4;
  if (turn === 0) return smallSine(rest);
  if (turn === 1) return smallCosine(rest);
  return turn === 2 ? -smallSine(rest) : -smallCosine(rest);
};

export const cosine = (radians: number): number => {
  const quarters = Math.round(radians / HALF_PI);
  const rest = radians - quarters * HALF_PI - quarters * HALF_PI_LOW;
  const turn = ((quarters % 4) + 4) % 4;
  if (turn === 0) return smallCosine(rest);
  if (turn === 1) return -smallSine(rest);
  return turn === 2 ? -smallCosine(rest) : smallSine(rest);
};

const tailOfArctangent = (x: number): number => {
  const z = x * x;
  const w = z * z;
  const odd =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 +
              w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))));
  const even =
    w *
    (-0.19999999999876483 +
      w *
        (-0.11111110405462356 +
          w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))));
  return x * (odd + even);
};

/** Arctangent of a ratio between 0 and 1. */
const arctangentOfRatio = (ratio: number): number => {
  if (ratio < 0.4375) return ratio - tailOfArctangent(ratio);
  if (ratio < 0.6875) {
    const x = (2 * ratio - 1) / (2 + ratio);
    return 0.4636476090008061 - (tailOfArctangent(x) - 2.2698777452961687e-17 - x);
  }
  const x = (ratio - 1) / (ratio + 1);
  return 0.7853981633974483 - (tailOfArctangent(x) - 3.061616997868383e-17 - x);
};

/** The angle of (x, y) from the x axis, anticlockwise, from -pi (excluded) to pi. Of (0, 0) it is 0. */
export const arctangent = (y: number, x: number): number => {
  const across = Math.abs(x);
  const up = Math.abs(y);
  if (across === 0 && up === 0) return 0;
  const first =
    up <= across ? arctangentOfRatio(up / across) : HALF_PI - (arctangentOfRatio(across / up) - HALF_PI_LOW);
  const half = x < 0 ? PI - (first - 2 * HALF_PI_LOW) : first;
  return y < 0 ? -half : half;
};

/** The angle, from 0 to pi, whose cosine is given; out of range is taken as the nearest in range. */
export const arccosine = (c: number): number => {
  if (c >= 1) return 0;
  if (c <= -1) return PI;
  return arctangent(Math.sqrt((1 - c) * (1 + c)), c);
};
