// What a graphics card does with the mesh: corners go where the camera sees them, and keep their colours.

export const vertexShader = `#version 300 es
uniform mat4 view;
layout(location=0) in vec3 place;
layout(location=1) in vec4 paint;
out vec4 colour;
void main() {
  colour = vec4(paint.rgb, 1);
  gl_Position = view * vec4(place, 1);
}`;

export const fragmentShader = `#version 300 es
precision mediump float;
in vec4 colour;
out vec4 pixel;
void main() { pixel = colour; }`;

// In the room: a screen shows its picture, where a corner has a place in one; all else has a colour.

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
