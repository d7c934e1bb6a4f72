// Projects corners and passes their colours on. Coarse ground is speckled; far away the speckles fade.

export const vertexShader = `#version 300 es
uniform mat4 view;
layout(location=0) in vec3 place;
layout(location=1) in vec4 paint;
out vec4 colour;
out highp vec3 spot;
void main() {
  colour = paint;
  spot = place;
  gl_Position = view * vec4(place, 1);
}`;

export const fragmentShader = `#version 300 es
precision highp float;
in vec4 colour;
in vec3 spot;
out vec4 pixel;
void main() {
  vec2 cell = floor(spot.xy * vec2(24., 6.));
  float speckle = fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453) - .5;
  pixel = vec4(colour.rgb * (1. + .12 * colour.a * speckle * exp(-length(spot) / 18.)), 1);
}`;

// For the room: a corner with a texture coordinate shows the screen's picture, any other its colour.

export const roomVertexShader = `#version 300 es
uniform mat4 view;
layout(location=0) in vec3 place;
layout(location=1) in vec4 paint;
layout(location=2) in vec2 shows;
out vec4 colour;
out vec2 at;
void main() {
  colour = vec4(paint.rgb, 1);
  at = shows;
  gl_Position = view * vec4(place, 1);
}`;

export const roomFragmentShader = `#version 300 es
precision mediump float;
uniform sampler2D picture;
in vec4 colour;
in highp vec2 at;
out vec4 pixel;
void main() { pixel = at.x < -0.5 ? colour : texture(picture, at); }`;
