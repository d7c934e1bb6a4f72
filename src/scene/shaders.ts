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
